import { paths } from '../../../paths.ts'
import { inLanguage, type PageProps, sayIn } from '../page.ts'
import { PARTNERS } from '../partners/partners.ts'
import { partnerWords } from '../partners/words.ts'
import { FileList } from '../parts/FileList.tsx'
import { PaperList } from '../parts/PaperList.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import styles from '../parts/site.module.css'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

export function Component({ lang, files }: PageProps) {
  const say = sayIn(words, lang)
  const partner = sayIn(partnerWords, lang)
  return (
    <SiteLayout lang={lang} at={paths.downloads()}>
      <Top eyebrow={say('eyebrow')} title={say('title')} lead={say('lead')} />
      <Section title={say('filesTitle')}>
        <FileList lang={lang} files={files} />
      </Section>
      <Section title={say('papersTitle')} lead={say('papersLead')} tone="tint">
        <PaperList lang={lang} />
      </Section>
      <Section title={say('liveTitle')}>
        <p className={styles.links}>
          <a href="/api/docs">{say('live1')}</a>
          <a href="/api/openapi.json">{say('live2')}</a>
        </p>
      </Section>
      <Section title={say('partnersTitle')} lead={say('partnersLead')} tone="tint">
        <p className={styles.links}>
          {PARTNERS.map(({ code, path }) => (
            <a key={code} href={inLanguage(path, lang)}>
              {partner(code)}
            </a>
          ))}
        </p>
      </Section>
    </SiteLayout>
  )
}
