import { z } from "zod";
import { defineEndpoint, fileOf } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { askDeletionInput } from "./contract";
import { EXPORT_LIMIT } from "./rules";
import { deletionView, exportLinkView, exportView } from "./views";

export const privacyEndpoints = {
  showDeletion: defineEndpoint({
    method: "GET",
    path: "/api/account/deletion",
    summary: "Whether the account is about to be deleted, and when",
    access: "parent",
    response: { 200: deletionView },
    whileLeaving: true,
  }),
  /** Signs out everywhere; what is asked for under a key may be answered to nobody. */
  askDeletion: defineEndpoint({
    method: "POST",
    path: "/api/account/deletion",
    summary: "Delete the account in a week; every device is signed out",
    access: "parent",
    body: askDeletionInput,
    response: { 200: messageView },
    errors: ["PROOF_NEEDED"],
    keyed: "never",
    whileLeaving: true,
  }),
  keepAccount: defineEndpoint({
    method: "DELETE",
    path: "/api/account/deletion",
    summary: "Keep an account that was about to be deleted",
    access: "parent",
    response: { 200: deletionView },
    whileLeaving: true,
  }),
  showExport: defineEndpoint({
    method: "GET",
    path: "/api/account/exports",
    summary: "Where the newest archive of the parent's data stands",
    access: "parent",
    response: { 200: exportView },
    whileLeaving: true,
  }),
  askExport: defineEndpoint({
    method: "POST",
    path: "/api/account/exports",
    summary: "Have an archive of all the parent's data made",
    access: "parent",
    response: { 202: exportView },
    errors: ["PROOF_NEEDED"],
    limit: EXPORT_LIMIT,
    whileLeaving: true,
  }),
  /** So that the password is asked for before a browser leaves for the file. */
  checkExport: defineEndpoint({
    method: "GET",
    path: "/api/account/exports/{id}",
    summary: "Where an archive can be taken by whoever has just given the password",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: { 200: exportLinkView },
    errors: ["PROOF_NEEDED"],
    whileLeaving: true,
  }),
  downloadExport: defineEndpoint({
    method: "GET",
    path: "/api/account/exports/{id}/file",
    summary: "An archive of all the parent's data",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: { 200: fileOf("application/zip") },
    errors: ["PROOF_NEEDED"],
    whileLeaving: true,
  }),
};
