/** The pages of the tax collection by phone that are built. */
import type { Row } from './row.ts'

const row = (path: string, title: string, module: string, titleEn: string): Row => [
  path,
  title,
  'mobile-tax',
  'none',
  { page: `mobile/pages/${module}.tsx`, titleEn },
]

export const TAX_ROWS: readonly Row[] = [
  row('/m/taxWeb/index', '税务数据采集', 'Index', 'Share tax records'),
  row('/m/taxWeb/institutions', '选择接收机构', 'Institutions', 'Choose recipients'),
  row('/m/taxWeb/entering', '企业信息录入', 'Entering', 'Enterprise'),
  row('/m/taxWeb/license', '营业执照', 'License', 'Business licence'),
  row('/m/taxWeb/license_index', '营业执照', 'LicenseIndex', 'Business licence'),
  row('/m/taxWeb/validate', '签署人验证', 'Validate', 'Signer'),
  row('/m/taxWeb/create', '签署授权书', 'Create', 'Sign the consent'),
  row('/m/taxWeb/selectArea', '选择地区', 'SelectArea', 'Tax bureau'),
  row('/m/taxWeb/loginEtax', '登录电子税务局', 'LoginEtax', 'Log in to the tax bureau'),
  row('/m/taxWeb/msgCode', '短信验证码', 'MsgCode', 'Code'),
  row('/m/taxWeb/openPwdAccount', '密码登录指引', 'OpenPwdAccount', 'Password at the bureau'),
  row('/m/taxWeb/taxStatus', '税局维护状态', 'TaxStatus', 'Maintenance'),
  row('/m/taxWeb/loading', '正在处理', 'Loading', 'One moment'),
  row('/m/taxWeb/collecting', '正在采集', 'Collecting', 'Collecting'),
  row('/m/taxWeb/dataInfo', '采集到的数据', 'DataInfo', 'What was collected'),
  row('/m/taxWeb/over', '采集完成', 'Over', 'Done'),
  row('/m/taxWeb/taskSuccess', '采集成功', 'TaskSuccess', 'All collected'),
  row('/m/taxWeb/taskFailed', '采集失败', 'TaskFailed', 'Not completed'),
  row('/m/taxWeb/consents', '我的授权', 'Consents', 'My consents'),
  row('/m/taxWeb/machine', '自助终端', 'Machine', 'Self-service terminal'),
  row('/m/personConsent', '本人授权', 'PersonConsent', 'Your consent'),
  row('/m/taxWeb/fail', '办理已结束', 'Fail', 'Ended'),
  row('/taxWeb/entering', '企业信息录入', 'Entering', 'Enterprise'),
  row('/taxWeb/license', '营业执照', 'License', 'Business licence'),
]
