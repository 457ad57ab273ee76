/**
 * The steps that a collection is told to have come to, in order, each with the states that stand in it; all others, failures told by the
 * events before them, stand in the first. When a task first stood in each is kept in its row (`reached`, by the place of the step): a sum over
 * tasks reads them and no event.
 */
export const STEPS: readonly { state: string; name: string; states: readonly string[] }[] = [
  { state: 'CREATED', name: '打开链接', states: [] },
  { state: 'VALIDATE', name: '确认企业与签署人', states: ['VALIDATE'] },
  { state: 'AGREEMENT', name: '短信验证', states: ['AGREEMENT'] },
  { state: 'AREA', name: '签署授权', states: ['AREA', 'TAX_STATUS'] },
  { state: 'LOGIN', name: '选择地区', states: ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE'] },
  { state: 'COLLECTING', name: '登录税局', states: ['COLLECTING'] },
  { state: 'SUCCESS', name: '采集完成', states: ['PARTIAL', 'SUCCESS'] },
]

/** SQL of the place of a state's step in `reached`, which counts from one. */
export const placeOfState = (state: string): string =>
  `(case ${STEPS.flatMap(({ states }, i) =>
    states.map((s) => `when ${state} = '${s}' then ${i + 1}`),
  ).join(' ')} else 1 end)`
