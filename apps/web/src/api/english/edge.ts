/** English of what is refused before a call begins: how a request is written, what its fields take, and a service that is busy. */
export const EDGE: Readonly<Record<string, string>> = {
  '数据库连接暂时中断，请稍后重试':
    'The connection to the database was lost for a moment: try again later',
  '同一内容正在被他人处理，请稍后重试': 'Somebody is working on the same: try again later',
  '服务器存储空间不足，暂时无法保存，请稍后重试；如仍失败请联系客服':
    'The server has no room to keep this just now: try again later, and contact us if it still fails',
  '服务繁忙，请稍后重试': 'The service is busy: try again later',
  '服务响应超时，请稍后重试': 'The service did not answer in time: try again later',
  '查询超过{}秒仍未完成，已停止，请缩小范围后重试':
    'The query took longer than {} seconds and was stopped: narrow it and try again',
  '此接口须以 {} 方式调用': 'This call must be made by {}',
  '此接口须以 {} 或 {} 方式调用': 'This call must be made by {} or {}',
  '请求内容须为一个 JSON 对象': 'The body of the request must be a JSON object',
  '请以 multipart/form-data 上传文件': 'Upload files as multipart/form-data',
  '同时打开的页面过多，本页不再自动更新；请关闭其他页面后刷新':
    'Too many pages are open, so this one is not updated any more: close others and reload it',
  '内容中有无法识别的字符，请删除后重试':
    'There are characters that cannot be read: delete them and try again',
  '没有这个字段，请对照接口文档核对名称':
    'There is no such field: compare its name with the documentation',
  '贵公司排队等待处理的{}已有 {} 个，最多 {} 个；本次提交的 {} 个没有保存，请等前面的处理完后再提交':
    'Your company has too many waiting ({}): {}, the most is {}. What was submitted now ({}) was not kept: submit it again when those before are done',
  回测: 'backtests',
  文件: 'files',
  批量操作: 'batches',
  导出: 'exports',
  报告: 'reports',
  表格: 'tables',
  '处理过程多次中断，请重试；如仍失败请联系客服':
    'This was interrupted several times: try again, and contact us if it still fails',
  '处理失败，请重试；如仍失败请联系客服':
    'This failed: try again, and contact us if it still fails',
  '数据库或存储长时间不可用，已多次自动重试仍未完成，请稍后重试；如仍失败请联系客服':
    'Database or storage were out of service for long, and several tries did not complete this: try again later, and contact us if it still fails',
  请升级客户端后重试: 'Update the client and try again',
  // What a field takes (apps/server/src/http/input/sentences.ts).
  缺少该项: 'This field is missing',
  '缺少该项，须为{}': 'This field is missing: it must be {}',
  '须为{}': 'It must be {}',
  '须为 {}': 'It must be {}',
  数组: 'an array',
  'true 或 false': 'true or false',
  整数: 'an integer',
  数字: 'a number',
  对象: 'an object',
  文本: 'a text',
  '日期须为 2026-02-28 的形式': 'A date must have the form 2026-02-28',
  '时间须为 2026-02-28T08:00:00Z 的形式': 'A time must have the form 2026-02-28T08:00:00Z',
  请填写正确的电子邮箱: 'Enter a valid mail address',
  '编号的格式有误，请核对': 'The number has a wrong form: compare it',
  '只能是以下之一：{}': 'It must be one of: {}',
  '须为 {} 的整数倍': 'It must be a multiple of {}',
  '格式有误，请对照接口文档核对': 'The form is wrong: compare it with the documentation',
  '类型或取值有误，请对照接口文档核对': 'Type or value is wrong: compare it with the documentation',
  '不能大于 {}': 'At most {}',
  '不能小于 {}': 'At least {}',
  '须小于 {}': 'It must be less than {}',
  '须大于 {}': 'It must be more than {}',
  '最多{}个字符': 'At most {} characters',
  '至少{}个字符': 'At least {} characters',
  '最多{}项': 'At most {} items',
  '至少{}项': 'At least {} items',
  '最多{}字节': 'At most {} bytes',
  '至少{}字节': 'At least {} bytes',
  // Fields that many forms have.
  '{}不能为空': 'Enter the {}',
  联系方式: 'mobile number',
  手机号码: 'mobile number',
  请输入正确格式的11位手机号码: 'Enter a valid mobile number of 11 digits',
  电子邮箱不能为空: 'Enter a mail address',
  请输入正确的电子邮箱: 'Enter a valid mail address',
  '月份格式应为 2026-02': 'A month must have the form 2026-02',
  '日期格式应为 2026-02-28': 'A date must have the form 2026-02-28',
  '没有这一天，请重新选择日期': 'There is no such day: choose another',
  请选择: 'Choose one',
  请选择类型: 'Choose a kind',
  请输入纳税人识别号: 'Enter the tax number',
  请输入15至20位纳税人识别号: 'Enter a tax number of 15 to 20 characters',
  '行业代码为一位字母或二至四位数字，请从列表中选择':
    'An industry code is one letter or two to four digits: choose from the list',
  请输入18位身份证号码: 'Enter the ID number of 18 characters',
  '身份证号码有误，请逐位核对': 'The ID number is not right: compare it digit by digit',
}
