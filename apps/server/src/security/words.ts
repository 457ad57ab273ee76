import { words } from '@xinjian/format/say/words'

/** What is refused of sealed bodies and files. */
export const SECURITY_SAYS = words({
  recordFileFailsCheck: [
    '文件记录校验未通过，不能下载，请联系客服',
    'The record of the file fails its check and cannot be downloaded: contact us',
  ],
  keyGone: [
    '该数据由密钥{key:text}加密，而平台已不再持有此密钥，无法读取，请联系平台运营方',
    'This was encrypted by key {key}, which the platform no longer holds, and cannot be read: contact the operator of the platform',
  ],
  sealKeyGone: [
    '该记录由密钥{key:text}封印，而平台已不再保存此密钥，无法校验，请联系平台运营方',
    'This record was sealed by key {key}, which the platform no longer keeps, and cannot be checked: contact the operator of the platform',
  ],
  columnAltered: [
    '该数据未通过完整性校验，无法读取，请联系平台运营方',
    'This fails its check and cannot be read: contact the operator of the platform',
  ],
  updateClientTryAgain: ['请升级客户端后重试', 'Update the client and try again'],
  sentBeforeEnterAgain: [
    '该密文已提交过，请重新输入后提交',
    'This was sent before: enter it again',
  ],
})
