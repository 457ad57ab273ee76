import { BOOK_KINDS, bookNames } from '@xinjian/format/books/kinds'
import { programNames } from '@xinjian/format/books/programs'
import { paths } from '../../../paths.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Cards } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { KINGDEE_BOOKS } from './books.ts'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const rows = (['GALAXY', 'JDY'] as const).map((program) => {
    const kinds: readonly string[] = KINGDEE_BOOKS[program]
    const names = BOOK_KINDS.filter((kind) => kinds.includes(kind)).map(
      (kind) => bookNames(kind)[lang],
    )
    return [programNames(program)[lang], names.join(lang === 'en' ? ', ' : '、')]
  })
  return (
    <SiteLayout lang={lang} at={paths.kingdee()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: paths.login(), label: say('try') },
          { href: inLanguage(paths.erpCredit(), lang), label: say('more') },
        ]}
      />
      <Section title={say('doesTitle')}>
        <Cards items={listed(words, lang, 'does')} />
      </Section>
      <Section title={say('readsTitle')} lead={say('readsLead')} tone="tint">
        <DataTable
          caption={say('readsTitle')}
          head={[say('program'), say('books')]}
          rows={rows}
          note={say('note')}
        />
      </Section>
    </SiteLayout>
  )
}
