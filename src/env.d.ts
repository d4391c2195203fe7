/// <reference types="vite/client" />

/** Build-time overrides of the business's identity: see `.env.example` and `content/business/facts.ts`. */
interface ImportMetaEnv {
  readonly VITE_BUSINESS_NAME?: string
  readonly VITE_BUSINESS_SHORT_NAME?: string
  readonly VITE_BUSINESS_OWNER?: string
  readonly VITE_BUSINESS_PHONE?: string
  readonly VITE_BUSINESS_EMAIL?: string
  readonly VITE_BUSINESS_SITE_URL?: string
  readonly VITE_BUSINESS_SOCIAL_NAME?: string
  readonly VITE_BUSINESS_SOCIAL_URL?: string
  readonly VITE_BUSINESS_MORE_REVIEWS_URL?: string
  readonly VITE_SAMPLES?: string
  /** Set by the build (tools/vite/samples.ts). */
  readonly HAS_SAMPLES?: boolean
  readonly VITE_SERVICE_WORKER?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  /** The older kind of key that may be public. */
  readonly VITE_SUPABASE_ANON_KEY?: string
}
