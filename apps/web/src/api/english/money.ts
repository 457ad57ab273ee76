/** English of what is refused where money is entered, owed and billed, and where products are opened and priced. */
export const MONEY: Readonly<Record<string, string>> = {
  '该银行流水号已由{}的第{}号凭单登记，请核对凭据':
    '{} has this bank reference on voucher {} already: check the bank slip',
  其他客户: 'Another customer',
  '该银行流水号的款项已入账，请核对凭据后驳回该凭单':
    'The money of this bank reference has come in already: check the bank slip and refuse this voucher',
  '入账后该公司的累计金额将超过1000亿元，请核对金额':
    'With this entry the company would have received more than 100 billion yuan: check the amount',
  金额须在100亿元以内: 'The amount must be at most 10 billion yuan',
  单价须在100万元以内: 'The unit price must be at most 1 million yuan',
  二级客户的账单由其上级机构处理:
    'The bill of a secondary customer is the matter of its own institution',
  '银行流水号须含字母或数字，请按回单填写':
    'A bank reference has letters or digits: enter it as the receipt has it',
  '该账单由平台登记收款，请付款后联系平台':
    'The platform enters the payment of this bill: pay it, then contact the platform',
  '该账单尚未出账或已确认，请刷新后查看':
    'This bill is not issued yet, or is confirmed: reload the page',
  '该账单尚未出账，或已确认、已有待答复的异议，请刷新后查看':
    'This bill is not issued yet, is confirmed, or has an objection that waits for an answer: reload the page',
  '该账单没有待答复的异议，请刷新后查看':
    'No objection to this bill waits for an answer: reload the page',
  账单经客户确认后才能开票: 'A bill can be invoiced after the customer has confirmed it',
  账单开票后才能登记收款: 'A payment can be entered after the bill was invoiced',
  已确认: 'confirmed',
  '有异议，待答复': 'objected to, waits for an answer',
  '的异议已答复，待确认': 'objection answered, to be confirmed',
  已开票: 'invoiced',
  已结清: 'paid',
  '账户余额不足以结清该账单，尚差 {} 元（已用授信），请付款后由开账方登记收款':
    'The balance of the account does not cover this bill, {} yuan are missing (credit is in use): pay first, then whoever issued the bill enters the payment',
  '该客户账户尚差 {} 元（已用授信），请先登记这笔到账的充值凭单，经另一位同事复核入账后，再登记收款':
    'The account of this customer is short of {} yuan (credit is in use): first enter this receipt as a voucher of recharge and let a colleague review it, then enter the payment',
  二级客户的收款与授信由其上级机构登记:
    'The institution above a secondary customer enters its payments and credit',
  金额不能为空: 'Enter the amount',
  金额须大于0: 'The amount must be more than 0',
  金额不能为负: 'The amount cannot be negative',
  '金额为1-10位，小数点最多三位': 'An amount of 1–10 digits, with at most three decimals',
  产品代码有误: 'The product code is not right',
  '该凭单已处理，请刷新后查看': 'This voucher has been dealt with: reload the page',
  新的授信额度低于该公司已使用的授信: 'The new credit is less than what the company has used of it',
  '该凭据已登记过，请核对': 'This reference was entered before: compare it',
  '扣回后将超出该客户的授信额度，请核对金额':
    'Taking this back would exceed the credit of the customer: check the amount',
  // Queries and what they cost.
  '余额不足：本次查询需 {} 元，可用额度 {} 元（含授信 {} 元），请充值后再查询':
    'The balance is not enough: this query needs {} yuan, {} yuan can be used (credit of {} yuan included); recharge first',
  '本月{}的查询次数已用完（每月 {} 次），下月1日恢复；如需增加请联系为贵公司开通服务的机构':
    'All queries of this month are used for {} ({} a month); they return on the 1st of next month; for more ask the institution that serves your company',
  '暂时不能查询，请联系为贵公司开通服务的机构':
    'Queries are not possible for now: contact the institution that serves your company',
  '该笔查询未计费或已冲正，不能再冲正':
    'This query was not charged or is reversed already: it cannot be reversed',
  '没有这笔已计费的查询，请核对查询编号': 'There is no such charged query: compare its number',
  '该笔查询由二级客户“{}”发起，请在该客户名下冲正，双方的费用一并退回':
    'The secondary customer “{}” made this query: reverse it there, both charges are then returned',
  '没有这次查询，请核对查询编号': 'There is no such query: compare its number',
  // Products.
  没有这个产品订单: 'There is no such order of a product',
  没有这个产品: 'There is no such product',
  '产品由为贵公司开通服务的机构开通，请与其联系':
    'The institution that serves your company opens products: contact it',
  '{}已停售，如需开通请联系客户经理': '{} is not sold any more: contact your account manager',
  '该产品的价格已更新，请刷新页面核对后再开通':
    'The price of this product has changed: reload the page and see it before you open the product',
  '{}已开通，或已有订单等待审核': '{} is open, or an order of it waits for review',
  '该订单已处理，请刷新后查看': 'This order has been dealt with: reload the page',
  '该订单已关闭或未通过，请刷新后查看': 'This order is closed or was refused: reload the page',
  '贵公司尚未开通{}，请先在“产品列表”中开通':
    'Your company has not opened {}: open it under Products first',
  '单价不能低于贵公司的成本价：{}每{} {} 元':
    'The unit price cannot be less than what your company pays: {}, per {} {} yuan',
  '该产品未对此客户开通，请刷新后查看':
    'This product is not open to this customer: reload the page',
  '阶梯须从第1次起，且起始次数依次增大':
    'Steps begin with the 1st query, and each begins later than the one before',
  '发票查验按查询计费：一致、不一致、查无此票均计费':
    'Invoice verification is charged by query: consistent, inconsistent and not found are all charged',
  '该价格已处理，请刷新后查看': 'This price has been dealt with: reload the page',
  请选择计费方式: 'Choose how it is charged',
  请填写收款凭据: 'Enter the reference of the payment',
  请填写说明: 'Enter a note',
  '请填写银行流水号、查询编号等凭据':
    'Enter the bank reference, the number of the query or another reference',
  请填写调价说明: 'Say why the price changes',
  请填写异议内容: 'Say what you object to',
  '请填写答复、发票号码或收款凭据':
    'Enter the answer, the invoice number or the reference of the payment',
  请选择产品: 'Choose a product',
  请输入查询编号: 'Enter the number of the query',
  请填写价格: 'Enter the price',
  有效期最长3650天: 'Valid for at most 3650 days',
  订单号有误: 'The number of the order is not right',
}
