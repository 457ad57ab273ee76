import { dictionary } from '../../i18n/dictionary.ts'

/** What the phone says on its first screen, in short. */
export const previewWords = dictionary(
  {
    eyebrow: '{name} 请您授权',
    hero: '税务数据采集',
    who: '数据提供给谁',
    start: '开始办理',
    enterprise: '示例科技有限公司',
    signer: '张示例',
    role: '法定代表人',
  },
  {
    eyebrow: '{name} asks for your authorisation',
    hero: 'Share tax records',
    who: 'Who receives the data',
    start: 'Begin',
    enterprise: 'Example Technology Co., Ltd.',
    signer: 'Zhang Shili',
    role: 'legal representative',
  },
)
