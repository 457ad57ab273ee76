import type { OBJECTION_OUTCOMES } from '@xinjian/contract/nouns/public/objection'
import { words } from '@xinjian/format/say/words'

/** What is refused of objections to public records. */
export const OBJECTION_SAYS = words({
  noSuchObjection: ['没有这条异议，请刷新后重试', 'There is no such objection: reload the page'],
  alreadyOpen: [
    '这条记录已有处理中的异议，答复前无需重复提出',
    'An objection to this record is open already: wait for its answer',
  ],
  notPublic: [
    '只有工商与司法来源的记录可以提出异议；采集的数据有误请重新采集',
    'Objections are to records of the registry and the courts; collect data anew where it is wrong',
  ],
  personsOnly: [
    '异议由登录的人员提出，演示账号与接口密钥不能提出',
    'Objections are raised by people who are logged in, not by the demonstration or by keys',
  ],
  proofTooLarge: ['证明文件不能超过5 MB', 'A proof has at most 5 MB'],
  proofForm: ['证明请上传 PDF、JPEG 或 PNG 文件', 'Upload the proof as PDF, JPEG or PNG'],
  nameBasis: ['删除须写明法律依据', 'Name the legal basis on which the record goes'],
  basisOnlyRemoved: [
    '只有选择“删除”时才填写法律依据',
    'A legal basis is given only where the record goes',
  ],
  answeredMeanwhile: [
    '这条异议已有答复，请刷新后查看',
    'It was answered meanwhile: reload the page',
  ],
  noProof: ['这条异议没有附证明', 'This objection has no proof'],
})

/** How an answer is called in a notice, Chinese first. */
export const OUTCOME_NAMES: Readonly<
  Record<(typeof OBJECTION_OUTCOMES)[number], readonly [string, string]>
> = {
  KEPT: ['维持', 'the record stands'],
  CORRECTED: ['更正', 'the record is put right'],
  REMOVED: ['删除', 'the record goes'],
}
