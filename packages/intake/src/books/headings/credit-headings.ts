/** Headings that lists of who owes have beside the balance: how long a party may owe, and when it paid last. */
export const CREDIT_HEADINGS = [
  [
    'creditDays',
    /^(?:信用|付款|收款|回款)(?:期限?|天数|账期|帐期)(?:\(天\))?$|^(?:结算|客户|供应商|约定)?[账帐]期(?:天数|\(天\))?$/,
  ],
  ['lastPaidOn', /^(?:最[后近]|末次|上次)(?:一次|一笔)?(?:收款|回款|付款|到账)(?:日期|时间|日)$/],
] as const
