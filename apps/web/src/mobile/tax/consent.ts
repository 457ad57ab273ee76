/** The signing of contracts as data: what is ticked, what is still missing, what is sent. */
import type { Config, Contracts } from './flow.ts'

export type Contract = Contracts['contracts'][number]
/** `code/key` of every ticked box, behind the institution's code where there are several. Nothing is ticked in advance. */
export type Ticks = ReadonlySet<string>

/** Names a text among those of several institutions. */
export const textId = ({ institution, code }: Pick<Contract, 'code' | 'institution'>): string =>
  institution ? `${institution.code}/${code}` : code

export const tickId = (contract: Pick<Contract, 'code' | 'institution'>, key: string): string =>
  `${textId(contract)}/${key}`

/** Names the texts that were read: of another version, or of another enterprise, nothing was ticked. */
export const textsOf = (contracts: readonly Contract[]): string =>
  contracts.map(({ code, hash }) => `${code}:${hash}`).join(' ')

export const missing = (contracts: readonly Contract[], ticks: Ticks): string[] =>
  contracts.flatMap((contract) =>
    contract.consents.map(({ key }) => tickId(contract, key)).filter((id) => !ticks.has(id)),
  )

export const signedOf = (contracts: readonly Contract[], ticks: Ticks) =>
  contracts.map((contract) => ({
    ...(contract.institution && { institution: contract.institution.code }),
    code: contract.code,
    version: contract.version,
    hash: contract.hash,
    consents: contract.consents.map((c) => c.key).filter((key) => ticks.has(tickId(contract, key))),
  }))

/** Months of the kind of data that looks back furthest: first page and agreement name the same. */
export const longestOf = (config: Pick<Config, 'datasets'> | null): number =>
  Math.max(0, ...(config?.datasets ?? []).map((d) => d.months))

/** Headings of the texts: `一、授权事项`. */
export const isHeading = (paragraph: string): boolean =>
  /^[一二三四五六七八九十]+、/.test(paragraph) && paragraph.length < 20

/** What can be said of the device as evidence, at most 200 characters. */
export const deviceOf = (agent: string, width: number, height: number, ratio: number): string =>
  `${width}x${height}@${ratio} ${agent}`.slice(0, 200)
