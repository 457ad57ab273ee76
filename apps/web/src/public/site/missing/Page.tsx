import { paths } from '../../../paths.ts'
import { layoutWords } from '../../layout/words.ts'
import { inLanguage, type PageProps, sayIn } from '../page.ts'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import styles from '../parts/site.module.css'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

const PLACES = [
  ['login', paths.login()],
  ['proof', paths.proof()],
  ['tax', paths.taxCredit()],
  ['erp', paths.erpCredit()],
  ['verify', paths.invoiceVerify()],
  ['tutorial', paths.tutorialTax()],
  ['download', paths.downloads()],
  ['paper', paths.whitePaper()],
  ['status', paths.serviceStatus()],
] as const

/** What the server answers with where there is no page. */
export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const place = sayIn(layoutWords, lang)
  return (
    <SiteLayout lang={lang} at="/missing">
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: paths.home(), label: say('home') },
          { href: inLanguage(paths.contact(), lang), label: say('ask') },
        ]}
      />
      <Section title={say('placesTitle')}>
        <p className={styles.links}>
          {PLACES.map(([name, path]) => (
            <a key={name} href={inLanguage(path, lang)}>
              {place(name)}
            </a>
          ))}
        </p>
      </Section>
    </SiteLayout>
  )
}
