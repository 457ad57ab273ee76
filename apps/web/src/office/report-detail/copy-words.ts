import { dictionary } from '../../i18n/dictionary.ts'

export const copyWords = dictionary(
  {
    checking: '正在核对：以下为本机于 {at} 读取的副本',
    offline:
      '暂时无法与服务器核对。以下为本机于 {at} 读取的副本，其后报告可能已被撤回或企业已撤回授权，请勿据此作出决定。',
    retry: '重新核对',
  },
  {
    checking: 'Checking: this is the copy that was read here at {at}',
    offline:
      'The server cannot be asked now. This is the copy that was read here at {at}; consent may have been withdrawn since. Do not decide on it.',
    retry: 'Check again',
  },
)
