/**
 * The error catalogue. `http` is the HTTP status that travels with it (200 = business refusal). `msg` is the default
 * Chinese text; a handler may give a more exact one. Never reuse a number.
 */
export interface ErrorCode {
  readonly status: number
  readonly http: number
  readonly msg: string
}

const code = (status: number, http: number, msg: string): ErrorCode => ({ status, http, msg })

export const CODES = {
  MALFORMED: code(400, 400, '请求内容有误，请检查后重试'),
  UNAUTHENTICATED: code(401, 401, '请先登录'),
  FORBIDDEN: code(403, 403, '您没有此项权限，如需开通请联系管理员'),
  UNKNOWN: code(404, 404, '未找到您要的内容，可能已被删除或链接有误'),
  METHOD: code(405, 405, '请求方式不正确'),
  CONFLICT: code(409, 200, '内容已被更新，请刷新后重试'),
  TOO_LARGE: code(413, 413, '文件或请求过大，请拆分后重试'),
  TOO_MANY: code(429, 429, '操作过于频繁，请稍后再试'),
  BROKEN: code(500, 500, '系统数据异常，请稍后重试或联系客服!'),
  UNAVAILABLE: code(503, 503, '服务正在维护或启动中，请稍后重试'),

  /** Clears the galaxy token in the browser (product spec §8). */
  GALAXY_TOKEN: code(478, 200, '金蝶云星空登录已失效，请重新进入'),
  /** 6212, 6218, 6220: the browser shows msg in a warning box without cancel, then logs out and reloads (spec §8). */
  SESSION_EXPIRED: code(6212, 401, '登录已过期，请重新登录'),
  SESSION_REPLACED: code(6218, 401, '您的账号状态已变更，请重新登录'),
  ACCOUNT_FROZEN: code(6220, 401, '账号已被停用，请联系管理员'),

  BAD_CREDENTIALS: code(1001, 200, '账号或密码不正确'),
  BAD_CAPTCHA: code(1002, 200, '图形验证码不正确或已失效，请重新输入'),
  BAD_SMS_CODE: code(1003, 200, '短信验证码不正确或已失效，请核对后重试'),
  LOCKED: code(1004, 200, '连续输错次数过多，账号已锁定，请30分钟后再试'),
  SMS_TOO_SOON: code(1005, 200, '验证码已发送，请60秒后再试'),
  SEALED_REQUIRED: code(1006, 400, '密码须加密后提交，请刷新页面重试'),
  BAD_SEAL: code(1007, 400, '密文无法解开，请刷新页面重试'),
  OLD_PASSWORD_WRONG: code(1008, 200, '旧密码不正确'),
  PASSWORD_REUSED: code(1009, 200, '新密码不能与最近使用过的密码相同'),
  PASSWORD_COMMON: code(1011, 200, '该密码过于常见，容易被猜中，请换一个'),
  BAD_SECOND: code(1012, 200, '动态验证码不正确或已使用，请等待下一个'),
  SECOND_EXPIRED: code(1013, 200, '操作已超时，请重新登录或重新开始'),
  PROOF_WANTED: code(1014, 200, '该操作须先验证是您本人'),
  PROOF_WRONG: code(1015, 200, '验证未通过，请重新输入'),
  LINK_INVALID: code(1010, 200, '链接无效、已使用或已过期，请重新获取'),

  ENTERPRISE_UNKNOWN: code(2001, 200, '未找到该企业，请先在“数据采集”中添加'),
  TAX_NO_INVALID: code(2002, 200, '统一社会信用代码有误，请核对第18位校验码'),
  NO_DATA: code(2003, 200, '该企业还没有可用于此报告的数据'),
  IMPORT_EMPTY: code(2004, 200, '请选择要上传的发票文件'),
  IMPORT_NOT_RETRYABLE: code(2005, 200, '该批次已完成，无需重试'),
  REPORT_NOT_READY: code(2006, 200, '报告尚未生成完成，请稍候'),
  REPORT_FAILED: code(2007, 200, '报告生成失败，请重新生成'),
  SHARE_INVALID: code(2008, 200, '链接无效、已过期或已被撤销，请向分享方索取新链接'),
  EVIDENCE_UNKNOWN: code(2009, 200, '该指标没有可查看的明细'),
  FOUR_EYES: code(
    2040,
    200,
    '须由另一位同事复核，不能复核自己起草或申请的内容，近30天内由一方为另一方开通、授权的也不能相互复核',
  ),
  BALANCE_SHORT: code(4101, 200, '余额不足，请充值后再查询'),
  PRODUCT_CLOSED: code(4102, 200, '贵公司尚未开通该产品，请由企业管理员在“产品列表”中开通后再查询'),
  QUOTA_USED: code(4103, 200, '本月查询次数已用完，如需增加请联系为贵公司开通服务的机构'),
  PRICE_UNDER_COST: code(4104, 200, '单价不能低于贵公司的成本价'),
  NEEDS_SECOND: code(4202, 200, '此项变更须由另一人同意，请填写原因后提交申请'),
  LOOK_REASON: code(4201, 200, '查看其他机构的信息须先填写查看事由'),
  TASK_EXPIRED: code(3001, 401, '采集链接已过期，请重新打开链接'),
  STEP_NOT_ALLOWED: code(3002, 200, '请先完成上一步'),
  CONSENT_REQUIRED: code(3003, 200, '授权已失效，请重新签署授权书'),
  BODY_NOT_SEALED: code(3004, 400, '请求须加密提交，请刷新页面重试'),
  BODY_SEAL_BROKEN: code(3005, 400, '加密内容无法解开或已被改动，请刷新页面重试'),
  BODY_REPLAYED: code(3006, 400, '请求已过期，请重试'),
  CONTRACT_CHANGED: code(3007, 200, '授权书内容已更新，请重新阅读后签署'),
  CONSENT_INCOMPLETE: code(3008, 200, '请逐项阅读并勾选授权内容'),
  SIGNER_MISMATCH: code(3009, 200, '签署人信息与企业登记不一致，请核对'),
  OTHER_FIRM: code(3010, 200, '此链接只用于指定的企业，如需为其他企业办理，请向发送方索取新链接'),
  NAME_MISMATCH: code(3011, 200, '企业名称与统一社会信用代码不一致，请核对'),
  CONSENT_STANDS: code(3012, 200, '该企业已有他人签署的有效授权，请先确认是否由新的授权取代'),
  READ_LONGER: code(3013, 200, '请先阅读授权书，稍后再签署'),
  KEY_INVALID: code(5001, 401, '接口密钥无效、已过期或已停用'),
  KEY_ADDRESS: code(5002, 403, '来源地址不在该渠道的白名单内'),
  SIGNATURE: code(5003, 401, '请求签名无效'),
  TOO_SLOW: code(2011, 200, '查询时间过长，已停止，请缩小范围后重试'),
  ENGINE_GONE: code(2010, 200, '该报告由更早的引擎版本生成，当前服务无法重算'),
} as const satisfies Record<string, ErrorCode>

export type CodeName = keyof typeof CODES
