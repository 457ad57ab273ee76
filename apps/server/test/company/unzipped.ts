import { openPromise } from 'yauzl'

/**
 * Files of an archive by their names, as an unpacker of others reads them (yauzl): sizes and checks are held to what the archive says of
 * each. A name that stands twice is refused. Every entry is walked through; `wanted` says which are unpacked.
 */
export async function unzipped(
  file: string,
  wanted: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(file)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (!wanted(entry.fileName)) continue
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} stands twice`)
    const parts: Buffer[] = []
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      parts.push(part)
    files.set(entry.fileName, Buffer.concat(parts))
  }
  return files
}
