import { words } from '@xinjian/format/say/words'

/** What is refused of the registration of an enterprise. */
export const ENTERPRISE_SAYS = words({
  industryUnknown: [
    '国民经济行业分类（GB/T 4754—2017）中没有代码“{code:text}”，请从列表中选择',
    'The industries (GB/T 4754—2017) have no code “{code}”: choose from the list',
  ],
})
