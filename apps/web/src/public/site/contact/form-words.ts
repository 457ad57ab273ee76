import type { Dictionary } from '../../../i18n/dictionary.ts'

/** What the form says once its script runs; what stands in the page is in `words.ts`. Plain: the script loads nothing of the kit. */
export const words: Dictionary<'lost' | 'consentFirst'> = {
  zh: {
    lost: '没有收到服务器的答复，留言可能未送达，请检查网络后重试',
    consentFirst: '请先阅读并同意联系授权，否则我们不能与您联系',
  },
  en: {
    lost: 'The server did not answer: your message may not have arrived. Check your connection and try again',
    consentFirst: 'Read and agree to being contacted first: without it we may not contact you',
  },
}
