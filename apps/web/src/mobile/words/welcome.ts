import { dictionary } from '../../i18n/dictionary.ts'

export const welcome = dictionary(
  {
    eyebrow: '{name} 邀请您',
    ownChoice: '由您决定谁能看到数据',
    whoChoice: '下一步由您选择。没有被选中的机构什么也看不到。',
    forFirm: '{name}请以下企业授权',
    onlyFirm: '此链接只用于这家企业，无需填写企业名称。',
    whoTitle: '谁会收到数据',
    purpose: '用途',
    contact: '联系方式',
    start: '开始办理',
    startNote: '约需3分钟 · 中途离开可继续',
  },
  {
    eyebrow: '{name} asks you',
    ownChoice: 'You decide who sees the data',
    whoChoice: 'You choose in the next step. Whoever is not chosen sees nothing.',
    forFirm: '{name} asks this enterprise',
    onlyFirm: 'The link serves this enterprise only; its name need not be typed.',
    whoTitle: 'Who receives the data',
    purpose: 'Purpose',
    contact: 'Contact',
    start: 'Begin',
    startNote: 'About 3 minutes · you can come back',
  },
)
