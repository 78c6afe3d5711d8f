import { expect, test } from "vitest";
import { methodsOf } from "./api-methods";

const find = methodsOf({
  "/api/[...rest]": ["GET", "POST"],
  "/api/books": ["GET"],
  "/api/books/[id]": ["PUT"],
  "/api/books/generate": ["POST"],
  "/api/auth/[...rest]": ["GET"],
  "/api/auth/login": ["POST"],
});

test.each([
  ["/api/books", ["GET", "HEAD", "OPTIONS"]],
  ["/api/books/", ["GET", "HEAD", "OPTIONS"]],
  ["/api/books/7", ["OPTIONS", "PUT"]],
  ["/api/books/generate", ["OPTIONS", "POST"]],
  ["/api/auth/login", ["OPTIONS", "POST"]],
  ["/api/auth/callback/google", ["GET", "HEAD", "OPTIONS"]],
  ["/api/no/such/thing", ["GET", "HEAD", "OPTIONS", "POST"]],
  ["/about", null],
])("%s answers to %j", (path, methods) => {
  expect(find(path)).toEqual(methods);
});
