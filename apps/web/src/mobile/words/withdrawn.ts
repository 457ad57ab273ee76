import { dictionary } from '../../i18n/dictionary.ts'

export const withdrawn = dictionary(
  {
    backTitle: '授权已撤回',
    backText:
      '您已撤回采集授权：{name}已停止采集，采集的数据和用这些数据出具的信用报告已封存，不能再查看和使用。',
    signAgain: '重新办理授权',
  },
  {
    backTitle: 'Consent withdrawn',
    backText:
      'You withdrew the consent to collect: {name} has stopped; what was collected and the credit reports made of it are sealed and can neither be seen nor used.',
    signAgain: 'Give a new consent',
  },
)
