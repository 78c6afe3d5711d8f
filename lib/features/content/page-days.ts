import { createHash } from "node:crypto";
import { API_FEATURES, API_TIERS, codeExamples, ENDPOINTS, profileExample } from "./api-copy";
import { BENEFITS, CAREER_VALUES, POSITIONS } from "./careers-copy";
import {
  API_FIGURES,
  ASSURANCES,
  FREE_OFFER,
  IMPACT_FIGURES,
  RATING,
  SUPPORT_ALWAYS,
  SUPPORT_HOURS,
  SUPPORT_REPLY,
  TESTIMONIALS,
} from "./claims";
import {
  COMPANY_VALUES,
  INTEGRATIONS,
  MILESTONES,
  MISSION,
  PRESS_FACTS,
  STORY,
  TEAM_ROLES,
} from "./company-copy";
import { FEATURE_GROUPS } from "./features-copy";
import { HELP_TOPICS } from "./help/all-topics";
import { FEATURES, STEPS } from "./landing-copy";
import { PRIVACY_SECTIONS } from "./legal/privacy";
import { TERMS_SECTIONS } from "./legal/terms";
import { popularOf } from "./rules";
import { SECURITY_BODY } from "./security-copy";

type PageText = {
  /** What the page takes from here. */
  text: unknown;
  /** The day it last changed. */
  changedOn: string;
  /** Of the text as it was that day; a test says when it is another, so that the day stays true. */
  fingerprint: string;
};

/** Pages whose words stand in this folder, apart from posts and positions, which know their own days. */
export const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  "/": {
    text: [ASSURANCES, FREE_OFFER, IMPACT_FIGURES, RATING, TESTIMONIALS, FEATURES, STEPS],
    changedOn: "2026-11-26",
    fingerprint: "704ea64ae625",
  },
  "/features": { text: [FEATURE_GROUPS, FREE_OFFER], changedOn: "2026-11-26", fingerprint: "ce0aedef77bf" },
  "/about": {
    text: [COMPANY_VALUES, MILESTONES, MISSION, STORY, TEAM_ROLES],
    changedOn: "2026-11-27",
    fingerprint: "e04b965ade10",
  },
  "/contact": {
    text: [SUPPORT_ALWAYS, SUPPORT_HOURS, SUPPORT_REPLY],
    changedOn: "2026-11-27",
    fingerprint: "9e44bbcbd31e",
  },
  "/privacy": { text: PRIVACY_SECTIONS, changedOn: "2026-11-28", fingerprint: "e03380cebcaf" },
  "/terms": { text: TERMS_SECTIONS, changedOn: "2026-11-25", fingerprint: "5cc719cc1175" },
  "/help": { text: HELP_TOPICS, changedOn: "2026-11-28", fingerprint: "fa24dbd7af60" },
  "/faq": { text: popularOf(HELP_TOPICS), changedOn: "2026-11-27", fingerprint: "9a2988611c26" },
  "/api": {
    text: [API_FEATURES, API_TIERS, profileExample(""), codeExamples(""), ENDPOINTS, API_FIGURES],
    changedOn: "2026-11-26",
    fingerprint: "eeaf2ffd655e",
  },
  "/integrations": { text: INTEGRATIONS, changedOn: "2026-11-26", fingerprint: "7a86aa53b33c" },
  "/careers": {
    text: [BENEFITS, CAREER_VALUES, POSITIONS],
    changedOn: "2026-11-22",
    fingerprint: "1ca7af1f5097",
  },
  "/press": { text: PRESS_FACTS, changedOn: "2026-11-21", fingerprint: "5eb09b089946" },
  "/security": { text: SECURITY_BODY, changedOn: "2026-11-26", fingerprint: "57ba5f586209" },
};

export const fingerprintOf = (text: unknown): string =>
  createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);
