/** Size, day and hash of the papers of the download centre: each is asked in turn, so that a server that prints them for the first time prints one at a time. */

export async function start(root: HTMLElement): Promise<void> {
  const { making = '', unmade = '', kib = '' } = root.dataset
  const lines = [...root.querySelectorAll<HTMLElement>('[data-file]')].map((line) => ({
    line,
    slot: (name: string) => line.querySelector<HTMLElement>(`[data-slot="${name}"]`)!,
  }))
  for (const { slot } of lines) slot('said').textContent = making
  for (const { line, slot } of lines) {
    const facts = await factsOf(line.dataset.file ?? '')
    slot('said').textContent = facts ? '' : unmade
    if (!facts) continue
    slot('size').textContent = kib.replace(
      '{n}',
      String(Math.max(1, Math.round(facts.size / 1000))),
    )
    slot('date').textContent = facts.date
    slot('sha256').textContent = facts.sha256
    line.querySelector('dl')!.hidden = false
  }
}

interface Facts {
  size: number
  date: string
  sha256: string
}

/** null = the server cannot print at present, or cannot be reached. */
async function factsOf(path: string): Promise<Facts | null> {
  try {
    const response = await fetch(`${path}.json`)
    return response.ok ? ((await response.json()) as Facts) : null
  } catch {
    return null
  }
}
