import { dictionary } from '../../i18n/dictionary.ts'

/** Which bureau. */
export const area = dictionary(
  {
    areaTitle: '主管税务机关在哪里？',
    areaNote: '已按税号推荐；企业迁移过的，请选择现在的所在地。',
    search: '搜索地区，支持拼音',
    recommended: '按税号推荐',
    all: '全部地区',
    none: '没有找到“{text}”',
    OPEN: '正常',
    BUSY: '拥挤',
    CLOSED: '维护',
    rate: '近期成功率 {n}%',
    toLogin: '登录{name}税局',
    choose: '请选择地区',
    connecting: '正在连接{name}税局',
    soon: '即将',
  },
  {
    areaTitle: 'Which tax bureau?',
    areaNote: 'Suggested by the tax number. If the firm has moved, choose where it is now.',
    search: 'Search, Pinyin works',
    recommended: 'Suggested',
    all: 'All areas',
    none: 'Nothing for “{text}”',
    OPEN: 'open',
    BUSY: 'busy',
    CLOSED: 'maintenance',
    rate: '{n}% succeed lately',
    toLogin: 'Log in at {name}',
    choose: 'Choose an area',
    connecting: 'Connecting to {name}',
    soon: 'soon',
  },
)
