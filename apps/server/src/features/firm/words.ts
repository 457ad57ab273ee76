import { words } from '@xinjian/format/say/words'

/** What is refused of matters of an enterprise, and deeds as their history tells them. */
export const FIRM_SAYS = words({
  noSuchAnswerReload: ['没有这条处理，请刷新后重试', 'There is no such answer: reload the page'],
  dayWithin: [
    '有效期应为今天起{n:count}天以内的日期，请重新选择',
    'Choose a day within {n|day|days} from today',
  ],
  confirmed: ['确认属实', 'Confirmed'],
  askedSetAside: ['申请排除', 'Asked to set aside'],
  deedUntil: ['{deed:words}，至{day:code}', '{deed}, until {day}'],
  matterAnsweredTakeBack: [
    '该事项已有处理，如需更改请先撤回原处理',
    'The matter was answered: take that back first',
  ],
  noCurrentReportTells: [
    '现有报告中没有这项事项，请刷新后重试',
    'No current report tells this matter: reload the page',
  ],
  missingDataCannotAnswered: [
    '数据不足的事项不能由人工处理代替，请补充数据后重新生成报告',
    'Missing data cannot be answered away: add them and make the report anew',
  ],
  reportKeptNoMatters: [
    '该报告生成时未逐项记录事项，请重新生成报告后再处理',
    'The report kept no matters one by one: make it anew, then answer',
  ],
  agreedSetAside: ['同意排除', 'Agreed to set aside'],
  didNotAgree: ['不同意排除', 'Did not agree'],
  answerChangedMeanwhileReload: [
    '这条处理的状态已变化，请刷新后重试',
    'This answer has changed meanwhile: reload the page',
  ],
  lastDayPassedWhoever: [
    '申请的有效期已过，请由申请人重新提交',
    'Its last day has passed: whoever asked must ask anew',
  ],
  noCurrentReportTellsMatter: [
    '现有报告中已没有这项事项，不需要再排除',
    'No current report tells the matter any more: nothing has to be set aside',
  ],
  newerReportTellsMatter: [
    '申请之后有新报告，事项内容已变化，请由申请人重新提交',
    'A newer report tells the matter otherwise: whoever asked must ask anew',
  ],
  onlyWhoeverAskedTakes: [
    '待复核的申请只能由申请人撤回；如不同意，请在复核时选择不同意',
    'Only whoever asked takes back what waits; to refuse it, disagree',
  ],
  tookBackConfirmation: ['撤回确认', 'Took back the confirmation'],
  tookBackSettingAside: ['撤回排除', 'Took back the setting aside'],
  reportNotFoundBeen: [
    '未找到该报告，可能已被删除或编号有误',
    'This report was not found: it may have been deleted, or the number is wrong',
  ],
  giveTaxNumberNumber: ['请提供企业税号或报告编号', 'Give a tax number or the number of a report'],
})
