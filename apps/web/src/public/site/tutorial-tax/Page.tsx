import { paths } from '../../../paths.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Faq } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { Find } from '../pictures/Find.tsx'
import { Pictured } from '../pictures/Pictured.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  return (
    <SiteLayout lang={lang} at={paths.tutorialTax()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: inLanguage(paths.taxCredit(), lang), label: say('top') },
          { href: inLanguage(paths.tutorialVerify(), lang), label: say('other') },
        ]}
        below={<Find lang={lang} />}
      />
      <Section title={say('firmTitle')}>
        <Pictured items={listed(words, lang, 'firm')} name="tax-firm" anchor="firm" lang={lang} />
      </Section>
      <Section title={say('bankTitle')} tone="tint">
        <Pictured items={listed(words, lang, 'bank')} name="tax-bank" anchor="bank" lang={lang} />
      </Section>
      <Section title={say('faqTitle')}>
        <Faq items={listed(words, lang, 'faq')} />
      </Section>
    </SiteLayout>
  )
}
