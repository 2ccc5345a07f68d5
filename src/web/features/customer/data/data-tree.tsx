/** Anything that is kept, as one can read it: names and values, lists one under the other. */
export function DataTree({ value }: { value: unknown }) {
  if (Array.isArray(value))
    return (
      <ol className="data-tree__list">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is written once and never reordered
          <li key={index}>
            <DataTree value={item} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === "object" && value !== null)
    return (
      <dl className="data-tree__facts">
        {Object.entries(value)
          .filter(([, inner]) => !isEmpty(inner))
          .map(([name, inner]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <DataTree value={inner} />
              </dd>
            </div>
          ))}
      </dl>
    );
  return <bdi>{String(value)}</bdi>;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
