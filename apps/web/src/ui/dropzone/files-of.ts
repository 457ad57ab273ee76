/** More than this is no folder of papers. */
const MOST = 5_000

interface Given {
  files: File[]
  /** Names of those that could not be read, or were too many. */
  lost: string[]
}

/** Files of what was dropped, those of folders with them, however deep; what is hidden is none. */
export async function filesOf(dropped: DataTransfer): Promise<Given> {
  // Entries are there only while the event is being handled: all are taken before the first is waited for.
  const entries = [...(dropped.items ?? [])].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return { files: [...dropped.files], lost: [] }
  const given: Given = { files: [], lost: [] }
  for (const entry of entries) if (entry) await collect(entry, given)
  return given
}

async function collect(entry: FileSystemEntry, given: Given): Promise<void> {
  if (entry.name.startsWith('.')) return
  if (entry.isFile) {
    if (given.files.length >= MOST) {
      given.lost.push(entry.name)
      return
    }
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    )
    if (file) given.files.push(file)
    else given.lost.push(entry.name)
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // A reader gives a hundred at a time, and nothing when it is at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    )
    if (some === null) given.lost.push(entry.name)
    if (!some?.length) return
    for (const one of some) await collect(one, given)
  }
}
