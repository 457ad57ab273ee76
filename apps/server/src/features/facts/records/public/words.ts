import { words } from '@xinjian/format/say/words'

/** What is said of every public record, beside the names of its kind. */
export const PUBLIC_RECORD_SAYS = words({
  whose: ['归属', 'Whose it is'],
  sameCode: ['代码一致', 'Bears the code'],
  sameName: ['疑似（名称一致）', 'Perhaps its own (same name)'],
  nameInRecord: ['记录所载名称', 'Name in the record'],
  codeInRecord: ['记录所载代码', 'Code in the record'],
  toldAt: ['取得时间', 'Told at'],
  asTold: ['来源原文', 'As told'],
  hash: ['原文摘要（SHA-256）', 'Hash of what was told (SHA-256)'],
})
