/** The clip paths of one picture: equal ones share an id, ids start with the picture's prefix. */
export class Clips {
  private readonly paths: string[] = [];

  constructor(private readonly prefix: string) {}

  /** The id of the clip path with this `d`. */
  idOf(data: string): string {
    if (!this.paths.includes(data)) this.paths.push(data);
    return `${this.prefix}${this.paths.indexOf(data)}`;
  }

  /** The elements that define the clip paths, '' for none. */
  definitions(): string {
    return this.paths
      .map((data, index) => `<clipPath id="${this.prefix}${index}"><path d="${data}"/></clipPath>`)
      .join('');
  }
}
