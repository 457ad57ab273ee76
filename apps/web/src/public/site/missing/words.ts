import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description: '没有找到您要的页面：可能地址有误，或页面已经搬走。这里有常用的去处。',
    eyebrow: '404',
    title: '这里没有页面',
    lead: '地址可能少了几个字，或者页面已经搬走。从下面找找看，也可以直接问我们。',
    home: '回首页',
    ask: '联系我们',
    placesTitle: '常去的地方',
  },
  {
    description:
      'The page was not found: the address may be wrong, or it has moved. Here is where most people go.',
    eyebrow: '404',
    title: 'There is no page here',
    lead: 'The address may lack a letter, or the page has moved. Look below, or ask us.',
    home: 'Home',
    ask: 'Contact us',
    placesTitle: 'Where most people go',
  },
)
