/** An exported log: its entries, and its last line, which says signed how many they are. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type ChainEntry, verifyChain } from '@xinjian/format/audit-chain'
import { type ExportEnd, exportText, type Signature } from '@xinjian/format/audit-checkpoint'
import { Failure } from '../../failure.ts'
import type { AuditOptions } from '../../usage-audit.ts'
import { type Checked, signerOf, sm3 } from './checked.ts'

type SignedEnd = { end: ExportEnd } & Signature

export async function checkFile(
  file: string,
  { anchor, key, unsigned }: Pick<AuditOptions, 'anchor' | 'key' | 'unsigned'>,
): Promise<Checked> {
  // The end is read first: what it says of entries is looked for in the one walk over them.
  const said = await endIn(file)
  const points = [
    ...(anchor ? [anchor] : []),
    ...(said ? [{ seq: said.end.to, hash: said.end.head }] : []),
    ...(said?.end.checkpoint ? [said.end.checkpoint] : []),
  ].filter(({ seq }) => seq > 0)
  const found = await verifyChain(entriesIn(file), sm3, { points })
  const signer = said && signerOf(exportText(said.end), said)
  const more = said !== null && found.brokenAt === null && found.entries > said.end.to
  return {
    of: file,
    ...found,
    ...(more && { brokenAt: said.end.to + 1 }),
    checkpoint: said?.end.checkpoint ?? null,
    signedBy: signer ? [signer] : [],
    faults: faultsOf(said, signer, key, unsigned),
  }
}

function faultsOf(
  said: SignedEnd | null,
  signer: string | null,
  key: string | null,
  unsigned: boolean,
): string[] {
  if (!said)
    return unsigned
      ? []
      : ['没有平台签名的末行，可能被截短；早期没有末行的导出请加 --unsigned，并用 --anchor 核对']
  const { from, to, entries } = said.end
  if (!signer || entries !== to || from !== Math.min(1, to)) return ['末行的签名不符']
  return key !== null && signer !== key ? ['末行不是由 --key 所指的公钥签名'] : []
}

type Line = { entry: ChainEntry } | { said: SignedEnd }

async function endIn(file: string): Promise<SignedEnd | null> {
  let last: Line | null = null
  for await (const line of linesIn(file)) last = line
  return last && 'said' in last ? last.said : null
}

async function* entriesIn(file: string): AsyncGenerator<ChainEntry> {
  for await (const line of linesIn(file)) if ('entry' in line) yield line.entry
}

async function* linesIn(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file)
  let line = 0
  let ended = false
  // A file that cannot be opened fails here, not in the reader of its lines.
  await new Promise((resolve, reject) => input.once('open', resolve).once('error', reject))
  for await (const text of createInterface({ input })) {
    line += 1
    if (text.trim() === '') continue
    const where = `${file} 第 ${line} 行`
    if (ended) throw new Failure(`${where}在签名的末行之后，请给出导出的原文件。`)
    const one = lineOf(text, where)
    ended = 'said' in one
    yield one
  }
}

function lineOf(text: string, where: string): Line {
  try {
    const row = JSON.parse(text) as { seq: number; hash: string; body: string } & SignedEnd
    if (row.end) return { said: row }
    return { entry: { seq: row.seq, hash: Buffer.from(row.hash, 'hex'), body: row.body } }
  } catch {
    throw new Failure(`${where}不是审计日志的条目，请给出导出的原文件。`)
  }
}
