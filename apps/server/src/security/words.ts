import { words } from '@xinjian/format/say/words'

/** What is refused of sealed bodies and files. */
export const SECURITY_SAYS = words({
  recordFileFailsCheck: [
    '文件记录校验未通过，不能下载，请联系客服',
    'The record of the file fails its check and cannot be downloaded: contact us',
  ],
  updateClientTryAgain: ['请升级客户端后重试', 'Update the client and try again'],
  sentBeforeEnterAgain: [
    '该密文已提交过，请重新输入后提交',
    'This was sent before: enter it again',
  ],
})
