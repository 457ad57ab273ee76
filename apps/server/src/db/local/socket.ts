/**
 * The socket of the embedded cluster, in its own folder. A statement over it takes half the processor time of one over loopback, on either
 * side (docs/decisions/0251), and nobody reaches it who may not enter the folder. Loopback stays beside it.
 */
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

const NAME = '.s.PGSQL.'
/** Longest path of a socket that every system takes (macOS takes 104 bytes with its end). */
const LONGEST = 103
const LOOPBACK = '127.0.0.1'

/** Folder in which the server shall have its socket; '' where it cannot have one there, without which it would not start. */
export async function socketFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir)
  const longest = path.join(folder, `${NAME}65535`)
  if (process.platform === 'win32' || Buffer.byteLength(longest) > LONGEST) return ''
  return (await holdsSockets(path.join(folder, `${NAME}try`))) ? folder : ''
}

/** Some file systems, shared folders of containers among them, hold no sockets. */
const holdsSockets = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(file, () => server.close(() => resolve(true)))
  })

/** Sockets that a killed server left behind, and their locks: a lock names a process, which may be another one by now. */
export function removeSockets(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir))
    if (name.startsWith(NAME)) fs.rmSync(path.join(dataDir, name), { force: true })
}

/** Where the server of this folder and port is found, as a connection string writes it. */
export function hostOf(dataDir: string, port: number): string {
  const folder = path.resolve(dataDir)
  try {
    fs.accessSync(path.join(folder, NAME + port), fs.constants.R_OK | fs.constants.W_OK)
    return encodeURIComponent(folder)
  } catch {
    return LOOPBACK
  }
}
