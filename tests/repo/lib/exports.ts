const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm
const WORD = /[A-Za-z_$][\w$]*/g

/**
 * Exports whose name stands nowhere else, not even in their own file or in a test, as `file name`. `texts` holds every source
 * by its path. One whose name is a common word may stay unseen; one that is used is never reported.
 */
export function deadExports(texts: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, number>()
  for (const text of texts.values())
    for (const [word] of text.matchAll(WORD)) uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)]
      .map(([, name = '']) => name)
      .filter((name) => uses.get(name) === 1)
      .map((name) => `${file} ${name}`),
  )
}
