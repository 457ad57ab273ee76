/** Rows as they go over the wire: the columns that are named, camel-cased, instants as texts. What is not named stays here. */

type Names<S extends string> = S extends `${infer Name} ${infer More}` ? Name | Names<More> : S

type Camel<S> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B> & string>}` : S

type Wire<T> = T extends Date ? string : T

type Wired<Row, S extends string> = {
  [Name in keyof Row & Names<S> as Camel<Name>]: Wire<Row[Name]>
}

const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Names of a list, each with what it is called on the wire: lists are few and rows many. */
const known = new Map<string, readonly (readonly [name: string, told: string])[]>()

function namesOf(list: string) {
  const before = known.get(list)
  if (before) return before
  const names = list.split(' ').map((name) => [name, camel(name)] as const)
  known.set(list, names)
  return names
}

/** `names`: columns of the row, one space between; one that the row does not have does not compile. */
export function wired<Row extends object, S extends string>(
  row: Row,
  names: Names<S> extends keyof Row ? S : never,
): Wired<Row, S> {
  const told: Record<string, unknown> = {}
  for (const [name, key] of namesOf(names)) {
    const value: unknown = row[name as keyof Row]
    told[key] = value instanceof Date ? value.toISOString() : value
  }
  return told as Wired<Row, S>
}
