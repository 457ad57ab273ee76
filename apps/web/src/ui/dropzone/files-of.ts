/** More than this is no folder of papers. */
const MOST = 5_000

/** Files of what was dropped, those of folders with them, however deep. */
export async function filesOf(dropped: DataTransfer): Promise<File[]> {
  // Entries are there only while the event is being handled: all are taken before the first is waited for.
  const entries = [...(dropped.items ?? [])].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return [...dropped.files]
  const files: File[] = []
  for (const entry of entries) if (entry) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST || entry.name.startsWith('.')) return
  if (entry.isFile) {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    )
    if (file) files.push(file)
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // A reader gives a hundred at a time, and nothing when it is at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return
    for (const one of some) await collect(one, files)
  }
}
