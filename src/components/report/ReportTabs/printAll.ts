/** A tab that is printed behind the page that is open. */
interface Printed {
  label: string;
  address: string;
}

/** The article of another page without its header, below a heading. */
async function article({ label, address }: Printed): Promise<HTMLElement> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = document.createElement('section');
  const heading = document.createElement('h1');
  heading.textContent = label;
  const content = page.querySelector('article');
  content?.querySelector('header')?.remove();
  part.append(heading, ...(content ? [content] : []));
  return part;
}

/** Prints the page that is open and behind it the other tabs, as the server has them. They are gone from the page afterwards. */
export default async function printAll(others: readonly Printed[]): Promise<void> {
  const parts = await Promise.all(others.map(article));
  const all = document.createElement('div');
  all.className = 'print-only';
  all.append(...parts);
  document.querySelector('article')?.after(all);
  addEventListener('afterprint', () => all.remove(), { once: true });
  print();
}
