/**
 * Contract texts as files: title, version, days of validity, scopes, purposes, then the paragraphs, then what must be ticked
 * one by one. A change of wording is a new file with a new version; old files stay, because signed hashes refer to them.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { CollectKind } from '@xinjian/contract'
import type { ConsentCode, ContractCode } from '@xinjian/contract/consent/consent-scopes'

export interface Template {
  code: ContractCode
  title: string
  version: string
  days: number
  scopes: string[]
  purposes: string[]
  paragraphs: string[]
  consents: { key: string; text: string }[]
}

export interface Contract {
  code: ContractCode
  title: string
  version: string
  /** SHA-256 of title, version, paragraphs and ticks as shown, hex. */
  hash: string
  paragraphs: string[]
  consents: { key: string; text: string }[]
}

/** In force. */
const FILES: Record<ContractCode, string> = {
  ENT_TAX: 'ent-tax-1.2.txt',
  ENT_ERP: 'ent-erp-1.1.txt',
  ENT_BANK: 'ent-bank-1.0.txt',
  ENT_QUERY: 'ent-query-1.3.txt',
  // One text: what the signer is to the enterprise stands in it.
  PER_LEGAL_REP: 'person-lending-1.0.txt',
  PER_SPOUSE: 'person-lending-1.0.txt',
  PER_CONTROLLER: 'person-lending-1.0.txt',
}

/** What is signed together for a collection, each by itself; the first is the one that it rests on. */
export const SIGNED_FOR: Record<CollectKind, readonly [ConsentCode, ...ConsentCode[]]> = {
  TAX: ['ENT_TAX', 'ENT_QUERY'],
  ERP: ['ENT_ERP', 'ENT_BANK', 'ENT_QUERY'],
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Signed at a self-service terminal in the place of its namesake: terminal, place and witness stand in it. */
const AT_MACHINE: Partial<Record<ContractCode, string>> = { ENT_TAX: 'ent-tax-machine-1.0.txt' }

const read = (files: Partial<Record<ContractCode, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([code, file]) => [
      code,
      parse(
        code as ContractCode,
        fs.readFileSync(new URL(`./templates/${file}`, import.meta.url), 'utf8'),
      ),
    ]),
  ) as Partial<Record<ContractCode, Template>>

const TEMPLATES = read(FILES) as Record<ContractCode, Template>
const OF_MACHINES = read(AT_MACHINE)

export const templateOf = (code: ContractCode, atMachine = false): Template =>
  (atMachine ? OF_MACHINES[code] : undefined) ?? TEMPLATES[code]

/** Days that what a collection rests on holds from its signing. */
export const daysOf = (kind: CollectKind): number => templateOf(SIGNED_FOR[kind][0]).days

/** Below this many seconds nobody can have read the texts (domain §5.1). */
export const MINIMUM_READ_SECONDS = 10

function parse(code: ContractCode, text: string): Template {
  const [head = '', body = '', ticks = ''] = text.split(/^---$/m)
  const [title = '', version = '', days = '', scopes = '', purposes = ''] = lines(head)
  return {
    code,
    title,
    version,
    days: Number(days),
    scopes: scopes.split(','),
    purposes: purposes.split(','),
    paragraphs: lines(body),
    consents: lines(ticks).map((line) => {
      const [key = '', ...rest] = line.split('|')
      return { key, text: rest.join('|') }
    }),
  }
}

/** Puts names into a text. Every placeholder must be given: a gap in a contract is a fault of ours. */
export function fill(template: Template, values: Readonly<Record<string, string>>): Contract {
  const { code, title, version, consents } = template
  const paragraphs = template.paragraphs.map((p) =>
    p.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = name === 'version' ? version : values[name]
      if (value === undefined) throw new Error(`contract ${code} lacks ${name}`)
      return value
    }),
  )
  return {
    code,
    title,
    version,
    hash: hashContract({ title, version, paragraphs, consents }),
    paragraphs,
    consents,
  }
}

/** A text with the clauses of a channel behind its own, and a version that tells both. */
export const withClauses = (
  template: Template,
  { version, paragraphs }: { version: number; paragraphs: readonly string[] },
): Template => ({
  ...template,
  version: `${template.version}+${version}`,
  paragraphs: [
    ...template.paragraphs,
    `补充约定（{channel}，第${version}版）：与以上各条不一致的，以对授权人更为有利的为准。`,
    ...paragraphs,
  ],
})

/** The fingerprint of a text, the same on paper, screen and record. */
export function hashContract(c: Pick<Contract, 'title' | 'version' | 'paragraphs' | 'consents'>) {
  const shown = [
    c.title,
    c.version,
    ...c.paragraphs,
    ...c.consents.map((t) => `${t.key}|${t.text}`),
  ]
  return createHash('sha256').update(shown.join('\n')).digest('hex')
}
