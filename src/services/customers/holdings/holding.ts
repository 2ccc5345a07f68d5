/** What a service keeps of a customer: they may take it with them, and have it removed. */
export interface Holding {
  name: string;
  collect(customerId: string): Promise<unknown>;
  erase(customerId: string): Promise<void>;
}
