import { words } from '@xinjian/format/say/words'

/** What a refusal says by its code, where it has no words of its own. */
export const CODE_SAYS = words({
  MALFORMED: [
    '请求内容有误，请检查后重试',
    'Something in the request is not right: check it and try again',
  ],
  UNAUTHENTICATED: ['请先登录', 'Please log in first'],
  FORBIDDEN: [
    '您没有此项权限，如需开通请联系管理员',
    'You do not have this right; an administrator can give it to you',
  ],
  UNKNOWN: [
    '未找到您要的内容，可能已被删除或链接有误',
    'This was not found: it may have been deleted, or the link is wrong',
  ],
  METHOD: ['请求方式不正确', 'The request was made in the wrong way'],
  CONFLICT: ['内容已被更新，请刷新后重试', 'This has changed meanwhile: reload and try again'],
  TOO_LARGE: [
    '文件或请求过大，请拆分后重试',
    'The file or request is too large: split it and try again',
  ],
  TOO_MANY: ['操作过于频繁，请稍后再试', 'Too often: please try again later'],
  BROKEN: [
    '系统数据异常，请稍后重试或联系客服!',
    'Something failed on our side: try again later, or contact us',
  ],
  UNAVAILABLE: [
    '服务正在维护或启动中，请稍后重试，也可查看官网的服务状态',
    'The service is being maintained or starting: try again later, or see the service status on our site',
  ],
  GALAXY_TOKEN: [
    '金蝶云星空登录已失效，请重新进入',
    'The session of Kingdee Galaxy has ended: open this page from there again',
  ],
  SESSION_EXPIRED: ['登录已过期，请重新登录', 'Your session has ended: please log in again'],
  SESSION_REPLACED: [
    '您的账号状态已变更，请重新登录',
    'Your account has changed: please log in again',
  ],
  ACCOUNT_FROZEN: [
    '账号已被停用，请联系管理员',
    'This account is suspended: contact your administrator',
  ],
  BAD_CREDENTIALS: ['账号或密码不正确', 'Account or password is not right'],
  BAD_CAPTCHA: [
    '图形验证码不正确或已失效，请重新输入',
    'The characters of the image are not right or too old: enter the new ones',
  ],
  BAD_SMS_CODE: [
    '短信验证码不正确或已失效，请核对后重试',
    'The SMS code is not right or too old: ask for a new one',
  ],
  LOCKED: [
    '连续输错次数过多，账号已锁定，请30分钟后再试',
    'Wrong too often: the account is locked, try again in 30 minutes',
  ],
  SMS_TOO_SOON: ['验证码已发送，请60秒后再试', 'A code was sent: ask again in 60 seconds'],
  SEALED_REQUIRED: [
    '密码须加密后提交，请刷新页面重试',
    'The password must be sent encrypted: reload the page and try again',
  ],
  BAD_SEAL: [
    '密文无法解开，请刷新页面重试',
    'What was encrypted cannot be opened: reload the page and try again',
  ],
  OLD_PASSWORD_WRONG: ['旧密码不正确', 'The old password is not right'],
  PASSWORD_REUSED: [
    '新密码不能与最近使用过的密码相同',
    'The new password was used lately: choose another',
  ],
  PASSWORD_COMMON: [
    '该密码过于常见，容易被猜中，请换一个',
    'This password is too common and easily guessed: choose another',
  ],
  BAD_SECOND: [
    '动态验证码不正确或已使用，请等待下一个',
    'The code is not right or was used: wait for the next one',
  ],
  SECOND_EXPIRED: [
    '操作已超时，请重新登录或重新开始',
    'This took too long: log in again, or begin again',
  ],
  PROOF_WANTED: ['该操作须先验证是您本人', 'Show first that it is you'],
  PROOF_WRONG: ['验证未通过，请重新输入', 'This is not right: enter it again'],
  LINK_INVALID: [
    '链接无效、已使用或已过期，请重新获取',
    'The link is not valid, used or too old: ask for a new one',
  ],
  ENTERPRISE_UNKNOWN: [
    '未找到该企业，请先在“数据采集”中添加',
    'This enterprise is not known yet: add it under Data collection first',
  ],
  TAX_NO_INVALID: [
    '统一社会信用代码有误，请核对第18位校验码',
    'The credit code is not right: compare its 18th character',
  ],
  NO_DATA: [
    '该企业还没有可用于此报告的数据',
    'There is nothing yet of this enterprise that such a report needs',
  ],
  IMPORT_EMPTY: ['请选择要上传的发票文件', 'Choose a file to upload'],
  IMPORT_NOT_RETRYABLE: [
    '该批次已完成，无需重试',
    'This batch is done: nothing has to be tried again',
  ],
  REPORT_NOT_READY: ['报告尚未生成完成，请稍候', 'The report is not ready yet: please wait'],
  REPORT_FAILED: ['报告生成失败，请重新生成', 'The report could not be made: make it again'],
  SHARE_INVALID: [
    '链接无效、已过期或已被撤销，请向分享方索取新链接',
    'The link is not valid, too old or taken back: ask whoever shared it for a new one',
  ],
  EVIDENCE_UNKNOWN: ['该指标没有可查看的明细', 'There are no rows to show behind this indicator'],
  FOUR_EYES: [
    '须由另一位同事复核，不能复核自己起草或申请的内容，近30天内由一方为另一方开通、授权的也不能相互复核',
    'Somebody else must review this: nobody reviews what he drafted or asked for, nor what somebody asked for whom he made or raised within 30 days, or who made or raised him',
  ],
  BALANCE_SHORT: ['余额不足，请充值后再查询', 'The balance is not enough: recharge first'],
  PRODUCT_CLOSED: [
    '贵公司尚未开通该产品，请由企业管理员在“产品列表”中开通后再查询',
    'Your company has not opened this product: an administrator can under Products',
  ],
  QUOTA_USED: [
    '本月查询次数已用完，如需增加请联系为贵公司开通服务的机构',
    'All calls of this month are used: ask whoever serves your company for more',
  ],
  PRICE_UNDER_COST: [
    '单价不能低于贵公司的成本价',
    'The price cannot be less than what it costs your company',
  ],
  NEEDS_SECOND: [
    '此项变更须由另一人同意，请填写原因后提交申请',
    'This change needs the word of another person: say why and ask for it',
  ],
  LOOK_REASON: [
    '查看其他机构的信息须先填写查看事由',
    'Say first why you look at what another institution has',
  ],
  TASK_EXPIRED: [
    '采集链接已过期，请重新打开链接',
    'The link of this collection is too old: open the link again',
  ],
  STEP_NOT_ALLOWED: ['请先完成上一步', 'Complete the previous step first'],
  CONSENT_REQUIRED: [
    '授权已失效，请重新签署授权书',
    'The authorisation does not hold any more: sign it again',
  ],
  BODY_NOT_SEALED: [
    '请求须加密提交，请刷新页面重试',
    'The request must be encrypted: reload the page and try again',
  ],
  BODY_SEAL_BROKEN: [
    '加密内容无法解开或已被改动，请刷新页面重试',
    'What was encrypted cannot be opened or was changed: reload the page and try again',
  ],
  BODY_REPLAYED: ['请求已过期，请重试', 'The request is too old: try again'],
  CONTRACT_CHANGED: [
    '授权书内容已更新，请重新阅读后签署',
    'The authorisation has changed: read it again before you sign',
  ],
  CONSENT_INCOMPLETE: [
    '请逐项阅读并勾选授权内容',
    'Read each part of the authorisation and tick it',
  ],
  SIGNER_MISMATCH: [
    '签署人信息与企业登记不一致，请核对',
    'Whoever signs differs from what is registered of the enterprise: compare',
  ],
  OTHER_FIRM: [
    '此链接只用于指定的企业，如需为其他企业办理，请向发送方索取新链接',
    'This link is for a certain enterprise: ask its sender for another',
  ],
  NAME_MISMATCH: [
    '企业名称与统一社会信用代码不一致，请核对',
    'Name and credit code of the enterprise do not belong together: compare',
  ],
  CONSENT_STANDS: [
    '该企业已有他人签署的有效授权，请先确认是否由新的授权取代',
    'Somebody else has signed for this enterprise: say first whether yours replaces it',
  ],
  CHECK_REFUSED: [
    '核验未通过，请核对后重试',
    'The check was not passed: compare what you entered and try again',
  ],
  READ_LONGER: [
    '请先阅读授权书，稍后再签署',
    'Read the authorisation first, and sign a little later',
  ],
  KEY_INVALID: ['接口密钥无效、已过期或已停用', 'The API key is not valid, too old or suspended'],
  KEY_ADDRESS: [
    '来源地址不在该渠道的白名单内',
    'This address is not among those that the channel allows',
  ],
  SIGNATURE: ['请求签名无效', 'The signature of the request is not valid'],
  TOO_SLOW: [
    '查询时间过长，已停止，请缩小范围后重试',
    'This took too long and was stopped: narrow it and try again',
  ],
  ENGINE_GONE: [
    '该报告由本服务没有的引擎版本生成，当前服务无法重算',
    'An engine that this service does not have made this report: it cannot compute it again',
  ],
})
