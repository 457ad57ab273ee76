/** What `islands/trial.ts` says. By itself and plain: the dictionary lies with the kit, whose style sheet would come along. */
export const words = {
  zh: {
    verifying: '正在查验…',
    found: '{said}。销方 {seller}，价税合计 {total} 元。平台于 {at} 答复。',
    other: '{said}。平台于 {at} 答复。',
    lost: '网络没有应答，请稍后再试',
  },
  en: {
    verifying: 'Verifying…',
    found: '{said}. Seller {seller}, total {total} yuan. Answered by the platform at {at}.',
    other: '{said}. Answered by the platform at {at}.',
    lost: 'No answer from the network: try again later',
  },
} as const
