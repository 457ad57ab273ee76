export const sayFinding = (f: { kind: string }, _n: (id: string) => string, _l: string) => f.kind
