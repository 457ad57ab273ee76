import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import { Brand } from '../../ui/brand/Seal.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './layout.module.css'

export function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <div className={cx(styles.wrap, styles.footCols)}>
        <div className={styles.footBrand}>
          <Brand inverse size={30} />
          <p>让每一家企业拥有数字信用。</p>
        </div>
        <nav aria-label="产品">
          <h3>产品</h3>
          <a href="/#sample">发票信用报告</a>
          <a href="/#evidence">数字依据</a>
          <a href={paths.proof()}>报告验真</a>
        </nav>
        <nav aria-label="使用">
          <h3>使用</h3>
          <a href="/#how">使用流程</a>
          <a href="/#security">安全与授权</a>
          <a href={paths.login()} data-login="">
            登录
          </a>
        </nav>
        <div>
          <h3>联系我们</h3>
          <p>
            业务咨询 <b className={textStyles.num}>{SITE.businessPhone}</b>
            <small>{SITE.hours}</small>
          </p>
          <p>
            商务合作 <b className={textStyles.num}>{SITE.partnerPhone}</b>
          </p>
          <p>{SITE.email}</p>
        </div>
        <figure>
          <img
            src="/official-account.svg"
            width="84"
            height="84"
            alt="微信公众号二维码"
            loading="lazy"
          />
          <figcaption>微信扫码关注</figcaption>
        </figure>
      </div>
      <p className={cx(styles.wrap, styles.footLaw)}>
        © {SITE.company}
        <span>{SITE.icp}</span>
        <span>{SITE.police}</span>
        <a href={paths.notices()}>开源软件声明</a>
      </p>
    </footer>
  )
}
