/** English of what is said of matters of an enterprise: refusals, and deeds as their history tells them. */
export const FIRM: Readonly<Record<string, string>> = {
  '有效期应为今天起{}天以内的日期，请重新选择': 'Choose a day within {} days from today',
  '该事项已有处理，如需更改请先撤回原处理': 'The matter was answered: take that back first',
  '现有报告中没有这项事项，请刷新后重试': 'No current report tells this matter: reload the page',
  '数据不足的事项不能由人工处理代替，请补充数据后重新生成报告':
    'Missing data cannot be answered away: add them and make the report anew',
  '该报告生成时未逐项记录事项，请重新生成报告后再处理':
    'The report kept no matters one by one: make it anew, then answer',
  '这条处理的状态已变化，请刷新后重试': 'This answer has changed meanwhile: reload the page',
  '申请的有效期已过，请由申请人重新提交': 'Its last day has passed: whoever asked must ask anew',
  '现有报告中已没有这项事项，不需要再排除':
    'No current report tells the matter any more: nothing has to be set aside',
  '申请之后有新报告，事项内容已变化，请由申请人重新提交':
    'A newer report tells the matter otherwise: whoever asked must ask anew',
  '待复核的申请只能由申请人撤回；如不同意，请在复核时选择不同意':
    'Only whoever asked takes back what waits; to refuse it, disagree',
  '没有这条处理，请刷新后重试': 'There is no such answer: reload the page',
  '未找到该报告，可能已被删除或编号有误':
    'This report was not found: it may have been deleted, or the number is wrong',
  请提供企业税号或报告编号: 'Give a tax number or the number of a report',
  请选择处理方式: 'Choose an answer',
  '请写明理由，至少8个字': 'Give a reason of at least 8 characters',
  事项编号有误: 'The number of the matter is not right',
  请填写复核意见: 'Give your opinion',
  请填写撤回原因: 'Say why it is taken back',
  不能超过200个字符: 'At most 200 characters',
  '{}，至{}': '{}, until {}',
  确认属实: 'Confirmed',
  申请排除: 'Asked to set aside',
  同意排除: 'Agreed to set aside',
  不同意排除: 'Did not agree',
  撤回确认: 'Took back the confirmation',
  撤回排除: 'Took back the setting aside',
}
