/** What a file tells of firms by vendors' answers, as intake hands it over. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord, ReadAnswer } from '@xinjian/format/public-records/told'

/**
 * `EQUITY` = who holds whom, as a tree; `CONTROL` = the ways of one who controls or benefits; `RELATED_PARTIES` = parties by how they are
 * related; `RELATIONS` = any others.
 */
export type GraphKind = 'EQUITY' | 'CONTROL' | 'RELATED_PARTIES' | 'RELATIONS'

export interface ToldGraph {
  vendor: string
  kind: GraphKind
  nodes: number
  links: number
}

/** Records of one kind; `kind` null = what the file tells that is of no kind of ours. */
export interface RegistryRecords {
  vendor: string
  kind: PublicRecordKind | null
  records: Pick<AnswerRecord, 'subject' | 'fields'>[]
  fields: ReadAnswer['fields']
}

export type RegistryTold = RegistryRecords | ToldGraph
