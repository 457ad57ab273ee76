import { words } from '@xinjian/format/say/words'

/** What the edge refuses whatever the call. */
export const HTTP_SAYS = words({
  done: ['操作成功', 'Done'],
  notInDemo: [
    '演示中心只供查看，不提供此操作；请登录后使用',
    'The demonstration is for looking only: log in to do this',
  ],
  connectionDatabaseLostMoment: [
    '数据库连接暂时中断，请稍后重试',
    'The connection to the database was lost for a moment: try again later',
  ],
  somebodyWorkingSameTry: [
    '同一内容正在被他人处理，请稍后重试',
    'Somebody is working on the same: try again later',
  ],
  serverNoRoomKeep: [
    '服务器存储空间不足，暂时无法保存，请稍后重试；如仍失败请联系客服',
    'The server has no room to keep this just now: try again later, and contact us if it still fails',
  ],
  paperFailed: [
    'PDF 暂时无法生成，请稍后重试（{why:text}）',
    'The PDF cannot be made just now: try again later ({why})',
  ],
  fileStoreDoesNotAnswer: [
    '文件存储服务暂时不可用，请稍后重试',
    'The storage of files does not answer just now: try again later',
  ],
  serviceBusyTryAgain: ['服务繁忙，请稍后重试', 'The service is busy: try again later'],
  serviceDidNotAnswer: [
    '服务响应超时，请稍后重试',
    'The service did not answer in time: try again later',
  ],
  uploadFilesAsMultipart: [
    '请以 multipart/form-data 上传文件',
    'Upload files as multipart/form-data',
  ],
  charactersCannotReadDelete: [
    '内容中有无法识别的字符，请删除后重试',
    'There are characters that cannot be read: delete them and try again',
  ],
  noSuchFieldCompare: [
    '没有这个字段，请对照接口文档核对名称',
    'There is no such field: compare its name with the documentation',
  ],
  apiKeyLacksScope: [
    '该接口密钥没有调用此接口的范围，请在渠道配置中核对',
    'This API key lacks the scope of this call: see its scopes under Channels',
  ],
  enterpriseNotFoundApi: [
    '未找到该企业：该接口密钥只能看到经它采集或查询过的企业，如需看到本机构的全部企业，请在渠道配置中为它加上范围 report.readAll',
    'This enterprise was not found: the API key sees only enterprises that were collected or asked about with it; to see all of your institution, give it the scope report.readAll under Channels',
  ],
  bodyRequestMustJson: [
    '请求内容须为一个 JSON 对象',
    'The body of the request must be a JSON object',
  ],
  statementEnded: [
    '查询超过{seconds:count}秒仍未完成，已停止，请缩小范围后重试',
    'The query took longer than {seconds|second|seconds} and was stopped: narrow it and try again',
  ],
  tooManyPagesOpen: [
    '同时打开的页面过多，本页不再自动更新；请关闭其他页面后刷新',
    'Too many pages are open, so this one is not updated any more: close others and reload it',
  ],
})
