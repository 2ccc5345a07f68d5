export function ChipLinks({ links }: { links: readonly { name: string; href: string }[] }) {
  return (
    <ul className="chips">
      {links.map(({ name, href }) => (
        <li key={href}>
          <a className="chip" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
