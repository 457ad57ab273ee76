/**
 * Copies of reports in this browser, for reading on when the line is lost and for opening at once: packed, and sealed with a key
 * that only the session's own token gives. Whatever a browser keeps beyond the session is noise to whoever logs in next.
 */
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { COPY_PREFIX, copyKeys } from '../../shell/copies.ts'
import type { Detail } from './detail.ts'

export interface Copy {
  detail: Detail
  /** When the server last said that it is the report, ISO. */
  at: string
}

/** Newest ones; the storage of a site holds about 5 MB, a packed report takes some 50 KB of it. */
const MOST = 12

const keyOf = (reportNo: string): string => COPY_PREFIX + reportNo

/** null = there is none, or none that this session can open. */
export async function readCopy(token: string | null, reportNo: string): Promise<Copy | null> {
  if (!token || !copyKeys().includes(keyOf(reportNo))) return null
  try {
    const stored = localStorage.getItem(keyOf(reportNo)) ?? ''
    const { at, iv, bytes } = JSON.parse(stored) as Record<'at' | 'iv' | 'bytes', string>
    const sealing = { ...ALGORITHM, iv: fromText(iv), additionalData: aboutOf(reportNo, at) }
    const packed = await crypto.subtle.decrypt(sealing, await keyFrom(token), fromText(bytes))
    return { at, detail: JSON.parse(await new Response(unpacked(packed)).text()) as Detail }
  } catch {
    // Of another session, or cut short: not ours to show.
    dropCopy(reportNo)
    return null
  }
}

/** Keeps what the server just said; where it cannot be kept, the report is read as before. */
export async function keepCopy(token: string | null, detail: Detail): Promise<void> {
  const { row, document } = detail
  if (!token || !document || !REPORT_KINDS[row.reportType].copied) return
  try {
    const at = new Date().toISOString()
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealing = { ...ALGORITHM, iv, additionalData: aboutOf(row.reportNo, at) }
    const packed = await new Response(packedOf(JSON.stringify(detail))).arrayBuffer()
    const bytes = await crypto.subtle.encrypt(sealing, await keyFrom(token), packed)
    const copy = JSON.stringify({ at, iv: toText(iv), bytes: toText(new Uint8Array(bytes)) })
    put(keyOf(row.reportNo), copy)
  } catch {
    dropCopy(row.reportNo)
  }
}

/** A browser that forbids storage holds none. */
export function dropCopy(reportNo: string): void {
  if (copyKeys().includes(keyOf(reportNo))) localStorage.removeItem(keyOf(reportNo))
}

/** Older ones make room. */
function put(key: string, copy: string): void {
  const older = copyKeys()
    .filter((other) => other !== key)
    .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  while (older.length >= MOST) localStorage.removeItem(older.shift()!)
  for (;;)
    try {
      localStorage.setItem(key, copy)
      return
    } catch (full) {
      const oldest = older.shift()
      if (oldest === undefined) throw full
      localStorage.removeItem(oldest)
    }
}

const timeOf = (key: string): string =>
  /"at":"([^"]+)"/.exec(localStorage.getItem(key)?.slice(0, 60) ?? '')?.[1] ?? ''

const ALGORITHM = { name: 'AES-GCM' } as const

/** Bytes of a copy open only as those of its number and time. */
const aboutOf = (reportNo: string, at: string) => new TextEncoder().encode(`${reportNo} ${at}`)

async function keyFrom(token: string): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(token)
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('report copy')
  const salt = new Uint8Array()
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    base,
    { ...ALGORITHM, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const packedOf = (text: string): ReadableStream =>
  new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
const unpacked = (bytes: ArrayBuffer): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))

/** In slices: a call takes only so many arguments. */
const SLICE = 8192
function toText(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += SLICE)
    text += String.fromCharCode(...bytes.subarray(i, i + SLICE))
  return btoa(text)
}
const fromText = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
